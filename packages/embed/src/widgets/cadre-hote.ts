import { listenToCadres } from './cadre/ecoute.ts';

listenToCadres(window);
