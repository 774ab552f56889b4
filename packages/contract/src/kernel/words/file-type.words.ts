/** The formats whose names their types do not say. */
const FORMATS: Readonly<Record<string, string>> = {
  'application/vnd.iccprofile': 'ICC',
  'application/vnd.google-earth.kml+xml': 'KML',
  'application/geo+json': 'GeoJSON',
  'audio/mpeg': 'MP3',
};

/** The format of a type of files: « JPEG » of `image/jpeg`; empty without a type. */
export const formatOfFile = (type: string): string =>
  FORMATS[type] ?? (type.split('/')[1] ?? '').replace(/\+.*$/, '').toUpperCase();

const FAMILIES: Readonly<Record<string, (format: string) => string>> = {
  image: (format) => `Image ${format}`,
  video: (format) => `Vidéo ${format}`,
  audio: (format) => `Son ${format}`,
  font: (format) => `Police ${format}`,
};

const OTHERS: Readonly<Record<string, string>> = {
  'application/gpx+xml': 'Tracé GPX',
  'application/vnd.google-earth.kml+xml': 'Tracé KML',
  'application/geo+json': 'Tracé GeoJSON',
  'application/pdf': 'Document PDF',
  'application/vnd.iccprofile': 'Profil ICC',
};

/** A type of files as people say it: « Image JPEG ». A type that they have no words for stays as it is. */
export const fileTypeInWords = (type: string): string =>
  OTHERS[type] ?? FAMILIES[type.split('/')[0] ?? '']?.(formatOfFile(type)) ?? type;
