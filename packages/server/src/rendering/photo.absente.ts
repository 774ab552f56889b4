/** What is drawn in place of a photo that cannot be had: the sign of a picture, on a pale ground. */
export const PHOTO_ABSENTE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480">' +
  '<path fill="#eef1f4" d="M0 0h640v480H0z"/>' +
  '<g fill="none" stroke="#8d99a6" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">' +
  '<rect x="260" y="190" width="120" height="100" rx="12"/><circle cx="295" cy="222" r="9"/>' +
  '<path d="m260 272 36-30 26 22 24-26 34 34"/></g></svg>';
