/** The password of all people of tests. */
export const PASSWORD = 'une phrase de passe assez longue';
