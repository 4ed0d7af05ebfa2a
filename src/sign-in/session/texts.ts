// Default texts about sessions. Separate from the schemas, which the browser does not need.

export const defaultFailures = {
  'wrong-credentials': 'The e-mail address or the password is not right.',
  unconfirmed:
    'Confirm your e-mail address first: open the link we sent when your account was made, or ask for another by mail.',
  banned: 'This account is blocked at the moment. You can sign out here.',
  'wrong-code': 'That code is not right, or it has expired. Check it, or ask for a new one.',
  'expired-link': 'This link has expired or has been used already. Ask for a new one.',
  'other-browser': 'Open the link in the browser you asked for it with, or ask for a new one here.',
  'no-code': 'This link is not complete. Open it from the mail again, or ask for a new one.',
  'invalid-link': 'This link can not be used here. Ask for a new one.',
  'no-session': 'You are not signed in any more. Sign in again.',
  'no-browser':
    'Your browser keeps nothing for this site, so you can not stay signed in. Allow it to store data and try again.',
  'no-keys': 'We can not check your sign-in at the moment: the sign-in service shows no keys. Try again later.',
  'bad-signature': 'Your sign-in could not be confirmed, so we ended it. Sign in again.',
  'rate-limited': 'That was too often in a short time. Wait a few minutes and try again.',
  offline: 'We can not reach the sign-in service. Check your connection and try again.',
  unavailable: 'The sign-in service does not answer at the moment. Try again in a few minutes.',
  'weak-password': 'Choose a longer or less common password.',
  'long-password': 'That password is too long: 72 letters at most, fewer with accents or signs.',
  'same-password': 'That is your password already. Choose another one.',
  'current-password': 'Enter your current password as well.',
  'wrong-current-password': 'The current password is not right.',
  'email-refused': 'That address can not be used. Check it, or choose another one.',
  'invalid-email': 'Enter an e-mail address such as name@example.com.',
  'invalid-input': 'Something you entered can not be used. Check it and try again.',
  reauthenticate: 'Confirm that it is you: enter the code we have sent to your address.',
  'second-factor': 'Confirm your second factor first: sign out, and sign in again.',
  'factor-name': 'You have a second factor of that name. Choose another name.',
  'factor-limit': 'You have as many second factors as there may be. Remove one first.',
  'last-identity': 'This way of signing in can not be removed.',
  'wrong-clock': 'The clock of this device is wrong. Set it right, then try again.',
  unknown: 'That did not work. Try again, or write to us.',
}

export const defaultEvents = {
  'initial-session': 'You are signed in on this device.',
  'signed-in': 'You are signed in.',
  'signed-out': 'You are signed out.',
  'session-ended': 'Your session has ended. Sign in again.',
  'token-refreshed': 'Your session was renewed.',
  'user-updated': 'Your changes are saved.',
  'password-recovery': 'You may now set a new password.',
  'second-factor-verified': 'Your second factor is confirmed.',
}

/** A closed list, so that each reason has its own text. */
export type Failure = keyof typeof defaultFailures
export type FailureTexts = Record<Failure, string>

/** `signed-out` was requested by the visitor; `session-ended` was not. */
export type SessionEvent = keyof typeof defaultEvents
export type EventTexts = Record<SessionEvent, string>
