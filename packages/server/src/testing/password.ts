/** Of everybody whom tests make. */
export const PASSWORD = 'une phrase de passe assez longue';
