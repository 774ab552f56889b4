import { dans, type ParLangue } from './langue.ts';

export interface Messages {
  readonly copie: string;
  readonly pasCopie: string;
  readonly sansPosition: string;
  readonly erreur: string;
  readonly reessayer: string;
}

const MESSAGES: ParLangue<Messages> = {
  fr: {
    copie: 'Lien copié.',
    pasCopie: 'Le lien n’a pas pu être copié.',
    sansPosition: 'Votre position n’est pas disponible.',
    erreur: 'Ce contenu n’est pas disponible pour le moment.',
    reessayer: 'Réessayer',
  },
  en: {
    copie: 'Link copied.',
    pasCopie: 'The link could not be copied.',
    sansPosition: 'Your position is not available.',
    erreur: 'This content is not available at the moment.',
    reessayer: 'Try again',
  },
  de: {
    copie: 'Link kopiert.',
    pasCopie: 'Der Link konnte nicht kopiert werden.',
    sansPosition: 'Ihr Standort ist nicht verfügbar.',
    erreur: 'Dieser Inhalt ist derzeit nicht verfügbar.',
    reessayer: 'Erneut versuchen',
  },
  nl: {
    copie: 'Link gekopieerd.',
    pasCopie: 'De link kon niet worden gekopieerd.',
    sansPosition: 'Uw locatie is niet beschikbaar.',
    erreur: 'Deze inhoud is momenteel niet beschikbaar.',
    reessayer: 'Opnieuw proberen',
  },
  es: {
    copie: 'Enlace copiado.',
    pasCopie: 'No se ha podido copiar el enlace.',
    sansPosition: 'Su ubicación no está disponible.',
    erreur: 'Este contenido no está disponible en este momento.',
    reessayer: 'Reintentar',
  },
  it: {
    copie: 'Link copiato.',
    pasCopie: 'Impossibile copiare il link.',
    sansPosition: 'La sua posizione non è disponibile.',
    erreur: 'Questo contenuto non è al momento disponibile.',
    reessayer: 'Riprova',
  },
  ru: {
    copie: 'Ссылка скопирована.',
    pasCopie: 'Не удалось скопировать ссылку.',
    sansPosition: 'Ваше местоположение недоступно.',
    erreur: 'Сейчас это содержимое недоступно.',
    reessayer: 'Повторить',
  },
  zh: {
    copie: '链接已复制。',
    pasCopie: '无法复制链接。',
    sansPosition: '无法获取您的位置。',
    erreur: '此内容暂时无法显示。',
    reessayer: '重试',
  },
  pt: {
    copie: 'Link copiado.',
    pasCopie: 'Não foi possível copiar o link.',
    sansPosition: 'A sua localização não está disponível.',
    erreur: 'Este conteúdo não está disponível de momento.',
    reessayer: 'Tentar novamente',
  },
  ja: {
    copie: 'リンクをコピーしました。',
    pasCopie: 'リンクをコピーできませんでした。',
    sansPosition: '現在地を取得できません。',
    erreur: 'このコンテンツは現在表示できません。',
    reessayer: '再試行',
  },
  ko: {
    copie: '링크를 복사했습니다.',
    pasCopie: '링크를 복사하지 못했습니다.',
    sansPosition: '현재 위치를 사용할 수 없습니다.',
    erreur: '지금은 이 콘텐츠를 표시할 수 없습니다.',
    reessayer: '다시 시도',
  },
};

export const motsDe = (element: Element): Messages => dans(MESSAGES, element);
