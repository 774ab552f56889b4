import { listenToIframes } from './cadre/ecoute.ts';

listenToIframes(window);
