import type { Langue } from '@bridge/contract';
import type { Mots } from './document/document.ts';

/** The words of the product that stand on printed pages, in every language that an instance may speak. */
const MOTS: Readonly<Record<Langue, Mots>> = {
  fr: {
    sommaire: 'Sommaire',
    index: 'Index',
    notes: 'Notes',
    suite: 'suite',
    partenaire: 'Espace partenaire',
    enLigne: 'À jour en ligne',
  },
  en: {
    sommaire: 'Contents',
    index: 'Index',
    notes: 'Notes',
    suite: 'continued',
    partenaire: 'Partner space',
    enLigne: 'Up to date online',
  },
  de: {
    sommaire: 'Inhalt',
    index: 'Register',
    notes: 'Notizen',
    suite: 'Fortsetzung',
    partenaire: 'Platz für Partner',
    enLigne: 'Aktuell online',
  },
  nl: {
    sommaire: 'Inhoud',
    index: 'Register',
    notes: 'Notities',
    suite: 'vervolg',
    partenaire: 'Ruimte voor partner',
    enLigne: 'Actueel online',
  },
  es: {
    sommaire: 'Índice',
    index: 'Índice alfabético',
    notes: 'Notas',
    suite: 'continuación',
    partenaire: 'Espacio para colaboradores',
    enLigne: 'Al día en línea',
  },
  it: {
    sommaire: 'Sommario',
    index: 'Indice analitico',
    notes: 'Appunti',
    suite: 'segue',
    partenaire: 'Spazio partner',
    enLigne: 'Aggiornato online',
  },
  pt: {
    sommaire: 'Sumário',
    index: 'Índice remissivo',
    notes: 'Notas',
    suite: 'continuação',
    partenaire: 'Espaço do parceiro',
    enLigne: 'Atualizado online',
  },
  ru: {
    sommaire: 'Содержание',
    index: 'Указатель',
    notes: 'Заметки',
    suite: 'продолжение',
    partenaire: 'Место для партнёра',
    enLigne: 'Актуально онлайн',
  },
  zh: {
    sommaire: '目录',
    index: '索引',
    notes: '笔记',
    suite: '续',
    partenaire: '合作伙伴',
    enLigne: '在线最新信息',
  },
  ja: {
    sommaire: '目次',
    index: '索引',
    notes: 'メモ',
    suite: '続き',
    partenaire: 'パートナー',
    enLigne: '最新情報',
  },
  ko: {
    sommaire: '차례',
    index: '찾아보기',
    notes: '메모',
    suite: '계속',
    partenaire: '파트너',
    enLigne: '최신 정보',
  },
};

export const motsImprimes = (langue: Langue): Mots => MOTS[langue];
