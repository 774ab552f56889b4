import type { Langue } from '@bridge/contract';

export interface MotsDeFeuilletable {
  readonly page: string;
  readonly precedente: string;
  readonly suivante: string;
  readonly texte: string;
  readonly pdf: string;
}

const MOTS: Readonly<Record<Langue, MotsDeFeuilletable>> = {
  fr: {
    page: 'Page',
    precedente: 'Précédente',
    suivante: 'Suivante',
    texte: 'Afficher le texte',
    pdf: 'Télécharger en PDF',
  },
  en: { page: 'Page', precedente: 'Previous', suivante: 'Next', texte: 'Show text', pdf: 'Download as PDF' },
  de: { page: 'Seite', precedente: 'Zurück', suivante: 'Weiter', texte: 'Text anzeigen', pdf: 'Als PDF herunterladen' },
  nl: { page: 'Pagina', precedente: 'Vorige', suivante: 'Volgende', texte: 'Tekst tonen', pdf: 'Downloaden als pdf' },
  es: {
    page: 'Página',
    precedente: 'Anterior',
    suivante: 'Siguiente',
    texte: 'Mostrar el texto',
    pdf: 'Descargar en PDF',
  },
  it: {
    page: 'Pagina',
    precedente: 'Precedente',
    suivante: 'Successiva',
    texte: 'Mostra il testo',
    pdf: 'Scarica in PDF',
  },
  pt: {
    page: 'Página',
    precedente: 'Anterior',
    suivante: 'Seguinte',
    texte: 'Mostrar o texto',
    pdf: 'Descarregar em PDF',
  },
  ru: { page: 'Страница', precedente: 'Назад', suivante: 'Вперёд', texte: 'Показать текст', pdf: 'Скачать PDF' },
  zh: { page: '页码', precedente: '上一页', suivante: '下一页', texte: '显示文字', pdf: '下载 PDF' },
  ja: { page: 'ページ', precedente: '前へ', suivante: '次へ', texte: 'テキストを表示', pdf: 'PDFをダウンロード' },
  ko: { page: '쪽', precedente: '이전', suivante: '다음', texte: '텍스트 보기', pdf: 'PDF 내려받기' },
};

export const motsDeFeuilletable = (langue: Langue): MotsDeFeuilletable => MOTS[langue];
