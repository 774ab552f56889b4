/** Beside the rules for robots: which site answers, so that whoever asks its domain knows that it leads here. */
export const SERVI = 'x-bridge-site';
