import type { Langue } from '@bridge/contract';

interface Mots {
  /** The text of the message when no text was written. */
  readonly joint: string;
  readonly lien: string;
}

/** The words of messages, in the language of the document. */
export const MOTS_DE_COURRIEL: Readonly<Record<Langue, Mots>> = {
  fr: {
    joint: 'Vous trouverez le document ci-joint.',
    lien: 'Le document est à cette adresse',
  },
  en: {
    joint: 'Please find the document attached.',
    lien: 'The document is available at this address',
  },
  de: {
    joint: 'Das Dokument finden Sie im Anhang.',
    lien: 'Das Dokument finden Sie unter dieser Adresse',
  },
  nl: {
    joint: 'Het document vindt u in de bijlage.',
    lien: 'Het document vindt u op dit adres',
  },
  es: {
    joint: 'Encontrará el documento adjunto.',
    lien: 'El documento está en esta dirección',
  },
  it: {
    joint: 'In allegato trova il documento.',
    lien: 'Il documento si trova a questo indirizzo',
  },
  ru: {
    joint: 'Документ находится во вложении.',
    lien: 'Документ доступен по этому адресу',
  },
  zh: { joint: '文件见附件。', lien: '文件地址' },
  pt: {
    joint: 'O documento segue em anexo.',
    lien: 'O documento está neste endereço',
  },
  ja: { joint: '資料を添付いたします。', lien: '資料はこちらからご覧いただけます' },
  ko: { joint: '문서를 첨부합니다.', lien: '문서 주소' },
};
