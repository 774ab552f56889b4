import { ecouterCadres } from './cadre/ecoute.ts';

ecouterCadres(window);
