/** For a promise whose failure the API client has said in a toast: there is nothing left to do. */
export function alreadyShown(): void {}
