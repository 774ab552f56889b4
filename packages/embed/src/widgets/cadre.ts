import { tellHauteur } from './cadre/hauteur.ts';

const racine = document.querySelector<HTMLElement>('.bridge[data-bridge]');
const dire = tellHauteur(window, racine?.dataset.bridgeId ?? '');
new ResizeObserver(dire).observe(document.documentElement);
dire();
