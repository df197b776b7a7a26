/** The template that a new firm's invitations start from; its placeholders are filled when one is written. */
export const firstTemplate = (productName: string) => ({
  template_name: 'Invitation',
  template_subject: `{organization_name} invites you to ${productName}`,
  template_message_body: [
    'Hi {recipient_first_name},',
    `{organization_name} has set up a ${productName} account for your business, so that we can look after your books together.`,
    'Once you accept, you can log in, see what we see, and try everything for free before you choose a plan.',
    'If anything is unclear, just reply to me.',
    '{senders_first_name}',
  ].join('\n\n'),
})
