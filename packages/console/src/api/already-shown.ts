/** Catches the failure of a call that the API client has told in a toast. */
export function alreadyShown(): void {}
