/** What a partner may and may not do once it is connected, in the words that the admin reads before deciding. */
export const ABILITIES = {
  can: [
    'ask a clinician of your practice, named by e-mail address, to write a report here',
    'see whether that clinician has opened the request, finished it, or let it expire',
    'receive the report that the clinician sends to it at the end, with its title and the client’s number',
  ],
  cannot: [
    'see your clients, notes, templates, or any report that was not sent to it',
    'change or delete anything of your practice',
    'sign in as anybody, or see anybody’s password',
  ],
};
