import type { ElementDePlan, Langue } from '@bridge/contract';

export type CleDIndex = Extract<ElementDePlan, { readonly genre: 'index' }>['cle'];

/** The default titles of indexes when a document has several, in the order of `CLES`. */
const TITRES: Readonly<Record<Langue, readonly [commune: string, nom: string, type: string, label: string]>> = {
  fr: ['Index des communes', 'Index des noms', 'Index par type', 'Index par label'],
  en: ['Index of places', 'Index of names', 'Index by type', 'Index by label'],
  de: ['Ortsregister', 'Namensregister', 'Register nach Art', 'Register nach Gütesiegel'],
  nl: ['Plaatsenregister', 'Namenregister', 'Register op soort', 'Register op keurmerk'],
  es: ['Índice de municipios', 'Índice de nombres', 'Índice por tipo', 'Índice por sello'],
  it: ['Indice dei comuni', 'Indice dei nomi', 'Indice per tipo', 'Indice per marchio'],
  pt: ['Índice de localidades', 'Índice de nomes', 'Índice por tipo', 'Índice por selo'],
  ru: ['Указатель мест', 'Указатель названий', 'Указатель по видам', 'Указатель по знакам качества'],
  zh: ['地点索引', '名称索引', '类型索引', '标签索引'],
  ja: ['地名索引', '名称索引', '種類別索引', 'ラベル別索引'],
  ko: ['지역별 찾아보기', '이름별 찾아보기', '유형별 찾아보기', '인증별 찾아보기'],
};

const CLES: readonly CleDIndex[] = ['commune', 'nom', 'type', 'label'];

export const titreDIndex = (cle: CleDIndex, langue: Langue): string => TITRES[langue][CLES.indexOf(cle)] ?? '';
