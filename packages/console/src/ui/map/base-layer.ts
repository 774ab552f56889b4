/** The plan of the French mapping agency: free, without key, and without cookies. */
export const BASE_LAYER = {
  url:
    'https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2' +
    '&STYLE=normal&FORMAT=image/png&TILEMATRIXSET=PM&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}',
  attribution: '© <a href="https://www.ign.fr" target="_blank" rel="noopener noreferrer">IGN</a>, Plan IGN v2',
} as const;

/** The mainland of France, until there is something nearer to show. */
export const FIRST_BOUNDS = { west: -5, south: 42.2, east: 8.3, north: 51.1 } as const;
