import type { Langue } from '@bridge/contract';
import type { Mots } from './document.ts';

/** The words of the product that stand on printed pages, in every language that an instance may speak. */
const MOTS: Readonly<Record<Langue, Mots>> = {
  fr: { sommaire: 'Sommaire', index: 'Index', annonce: 'Annonce', notes: 'Notes', suite: 'suite' },
  en: { sommaire: 'Contents', index: 'Index', annonce: 'Advertisement', notes: 'Notes', suite: 'continued' },
  de: { sommaire: 'Inhalt', index: 'Register', annonce: 'Anzeige', notes: 'Notizen', suite: 'Fortsetzung' },
  nl: { sommaire: 'Inhoud', index: 'Register', annonce: 'Advertentie', notes: 'Notities', suite: 'vervolg' },
  es: { sommaire: 'Índice', index: 'Índice alfabético', annonce: 'Anuncio', notes: 'Notas', suite: 'continuación' },
  it: { sommaire: 'Sommario', index: 'Indice analitico', annonce: 'Pubblicità', notes: 'Appunti', suite: 'segue' },
  pt: { sommaire: 'Sumário', index: 'Índice remissivo', annonce: 'Anúncio', notes: 'Notas', suite: 'continuação' },
  ru: { sommaire: 'Содержание', index: 'Указатель', annonce: 'Реклама', notes: 'Заметки', suite: 'продолжение' },
  zh: { sommaire: '目录', index: '索引', annonce: '广告', notes: '笔记', suite: '续' },
  ja: { sommaire: '目次', index: '索引', annonce: '広告', notes: 'メモ', suite: '続き' },
  ko: { sommaire: '차례', index: '찾아보기', annonce: '광고', notes: '메모', suite: '계속' },
};

export const motsImprimes = (langue: Langue): Mots => MOTS[langue];
