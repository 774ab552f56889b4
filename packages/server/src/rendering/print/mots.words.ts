import type { Langue } from '@bridge/contract';
import type { Mots } from './document.ts';

/** The words of the product that stand on printed pages, in every language that an instance may speak. */
const MOTS: Readonly<Record<Langue, Mots>> = {
  fr: {
    sommaire: 'Sommaire',
    index: 'Index',
    annonce: 'Annonce',
    notes: 'Notes',
    suite: 'suite',
    partenaire: 'Espace partenaire',
  },
  en: {
    sommaire: 'Contents',
    index: 'Index',
    annonce: 'Advertisement',
    notes: 'Notes',
    suite: 'continued',
    partenaire: 'Partner space',
  },
  de: {
    sommaire: 'Inhalt',
    index: 'Register',
    annonce: 'Anzeige',
    notes: 'Notizen',
    suite: 'Fortsetzung',
    partenaire: 'Platz für Partner',
  },
  nl: {
    sommaire: 'Inhoud',
    index: 'Register',
    annonce: 'Advertentie',
    notes: 'Notities',
    suite: 'vervolg',
    partenaire: 'Ruimte voor partner',
  },
  es: {
    sommaire: 'Índice',
    index: 'Índice alfabético',
    annonce: 'Anuncio',
    notes: 'Notas',
    suite: 'continuación',
    partenaire: 'Espacio para colaboradores',
  },
  it: {
    sommaire: 'Sommario',
    index: 'Indice analitico',
    annonce: 'Pubblicità',
    notes: 'Appunti',
    suite: 'segue',
    partenaire: 'Spazio partner',
  },
  pt: {
    sommaire: 'Sumário',
    index: 'Índice remissivo',
    annonce: 'Anúncio',
    notes: 'Notas',
    suite: 'continuação',
    partenaire: 'Espaço do parceiro',
  },
  ru: {
    sommaire: 'Содержание',
    index: 'Указатель',
    annonce: 'Реклама',
    notes: 'Заметки',
    suite: 'продолжение',
    partenaire: 'Место для партнёра',
  },
  zh: { sommaire: '目录', index: '索引', annonce: '广告', notes: '笔记', suite: '续', partenaire: '合作伙伴' },
  ja: { sommaire: '目次', index: '索引', annonce: '広告', notes: 'メモ', suite: '続き', partenaire: 'パートナー' },
  ko: { sommaire: '차례', index: '찾아보기', annonce: '광고', notes: '메모', suite: '계속', partenaire: '파트너' },
};

export const motsImprimes = (langue: Langue): Mots => MOTS[langue];
