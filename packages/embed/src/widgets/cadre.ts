import { tellHauteur } from './cadre/hauteur.ts';

const racine = document.querySelector<HTMLElement>('.bridge[data-bridge]');
const tell = tellHauteur(window, racine?.dataset.bridgeId ?? '');
new ResizeObserver(tell).observe(document.documentElement);
tell();
