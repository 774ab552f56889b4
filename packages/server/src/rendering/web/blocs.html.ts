import { blocsMontres, type ObjetCompose } from '../../composition/objet-compose.ts';
import { htmlOfBloc } from '../bloc.html.ts';
import { courrielsProteges } from './courriel.rules.ts';

/** The blocs of an objet as web pages have them. */
export const htmlDesBlocs = (objet: Pick<ObjetCompose, 'marques' | 'blocs'>) =>
  blocsMontres(objet).map(({ id, code, rendu }) => ({ id, code, html: courrielsProteges(htmlOfBloc(rendu)) }));
