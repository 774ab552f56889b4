/** The warning about a period whose end comes before its beginning. */
export const A_L_ENVERS =
  'Cette période finit avant de commencer\u00a0: elle est gardée telle quelle, et n’ouvre aucun jour.';
