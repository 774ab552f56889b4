import type { ChampDecouvert } from '@bridge/contract';

/** The structure in words: « 70 champs lus, dont 6 tables et 2 médias ; 12 toujours vides. » */
export function structureWords(structure: readonly ChampDecouvert[]): string {
  if (structure.length === 0) return 'Aucun champ n’a encore été lu.';
  const count = (type: ChampDecouvert['type']) => structure.filter((one) => one.type === type).length;
  const [tables, medias] = [count('table'), count('media')];
  const empty = structure.filter(({ remplissage }) => remplissage === 0).length;
  const parts = [
    ...(tables > 0 ? [`${tables} ${tables > 1 ? 'tables' : 'table'}`] : []),
    ...(medias > 0 ? [`${medias} ${medias > 1 ? 'médias' : 'média'}`] : []),
  ];
  const among = parts.length > 0 ? `, dont ${parts.join(' et ')}` : '';
  const rest = empty > 0 ? `\u00a0; ${empty} toujours ${empty > 1 ? 'vides' : 'vide'}` : '';
  return `${structure.length} ${structure.length > 1 ? 'champs lus' : 'champ lu'}${among}${rest}.`;
}
