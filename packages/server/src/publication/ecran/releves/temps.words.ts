import type { Ciel, Langue } from '@bridge/contract';
import type { TempsQuIlFait } from '../../../rendering/ecran/contenu.ts';

const MOTS: Readonly<Record<Ciel, Readonly<Record<Langue, string>>>> = {
  soleil: {
    ...{ fr: 'Ensoleillé', en: 'Sunny', de: 'Sonnig', nl: 'Zonnig', es: 'Soleado', it: 'Soleggiato' },
    ...{ ru: 'Солнечно', zh: '晴', pt: 'Sol', ja: '晴れ', ko: '맑음' },
  },
  eclaircies: {
    ...{ fr: 'Éclaircies', en: 'Sunny spells', de: 'Teils sonnig', nl: 'Half bewolkt', es: 'Claros', it: 'Schiarite' },
    ...{ ru: 'Переменная облачность', zh: '多云', pt: 'Períodos de sol', ja: '晴れ時々曇り', ko: '구름 조금' },
  },
  nuages: {
    ...{ fr: 'Nuageux', en: 'Cloudy', de: 'Bewölkt', nl: 'Bewolkt', es: 'Nublado', it: 'Nuvoloso' },
    ...{ ru: 'Облачно', zh: '阴', pt: 'Nublado', ja: '曇り', ko: '흐림' },
  },
  brouillard: {
    ...{ fr: 'Brouillard', en: 'Fog', de: 'Nebel', nl: 'Mist', es: 'Niebla', it: 'Nebbia' },
    ...{ ru: 'Туман', zh: '雾', pt: 'Nevoeiro', ja: '霧', ko: '안개' },
  },
  pluie: {
    ...{ fr: 'Pluie', en: 'Rain', de: 'Regen', nl: 'Regen', es: 'Lluvia', it: 'Pioggia' },
    ...{ ru: 'Дождь', zh: '雨', pt: 'Chuva', ja: '雨', ko: '비' },
  },
  averses: {
    ...{ fr: 'Averses', en: 'Showers', de: 'Schauer', nl: 'Buien', es: 'Chubascos', it: 'Rovesci' },
    ...{ ru: 'Ливни', zh: '阵雨', pt: 'Aguaceiros', ja: 'にわか雨', ko: '소나기' },
  },
  neige: {
    ...{ fr: 'Neige', en: 'Snow', de: 'Schnee', nl: 'Sneeuw', es: 'Nieve', it: 'Neve' },
    ...{ ru: 'Снег', zh: '雪', pt: 'Neve', ja: '雪', ko: '눈' },
  },
  orage: {
    ...{ fr: 'Orages', en: 'Thunderstorms', de: 'Gewitter', nl: 'Onweer', es: 'Tormentas', it: 'Temporali' },
    ...{ ru: 'Гроза', zh: '雷阵雨', pt: 'Trovoadas', ja: '雷雨', ko: '뇌우' },
  },
};

/** « Relevé à », before an hour. */
const RELEVE: Readonly<Record<Langue, string>> = {
  ...{ fr: 'Relevé le', en: 'Updated', de: 'Stand', nl: 'Bijgewerkt', es: 'Actualizado', it: 'Aggiornato' },
  ...{ ru: 'Обновлено', zh: '更新于', pt: 'Atualizado', ja: '更新', ko: '업데이트' },
};

export const releveEnMots = (quand: string, langue: Langue): string => `${RELEVE[langue]} ${quand}`;

/** The weather in words, by the codes of the World Meteorological Organization. */
export function tempsEnMots(code: number, langue: Langue): TempsQuIlFait {
  const ciel = cielDe(code);
  return { ciel, mots: MOTS[ciel][langue] };
}

export function cielDe(code: number): Ciel {
  if (code <= 1) return 'soleil';
  if (code === 2) return 'eclaircies';
  if (code === 3) return 'nuages';
  if (code === 45 || code === 48) return 'brouillard';
  if (code >= 95) return 'orage';
  if ((code >= 71 && code <= 77) || code === 85 || code === 86) return 'neige';
  return code >= 80 ? 'averses' : 'pluie';
}
