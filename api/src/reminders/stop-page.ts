import { brand } from 'shared-contracts/brand';

/** The page to which the link of a mail leads. A mail program that opens links by itself stops nothing: a person presses the button. */
export function stopPage(state: 'ask' | 'stopped' | 'unknown'): string {
  const parts = {
    ask: '<h1>Stop all reminders?</h1><p>No more mails about dates will be sent to you. You can ask for new ones at any time.</p><form method="post"><button type="submit">Stop all reminders</button></form>',
    stopped: '<h1>Your reminders are stopped</h1><p>No more mails about dates will be sent to you.</p>',
    unknown: '<h1>This link is no longer valid</h1><p>You find your reminders in your profile.</p>',
  };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Reminders | ${brand.name}</title></head><body><main>${parts[state]}<p><a href="/">${brand.name}</a></p></main></body></html>`;
}
