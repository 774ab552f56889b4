import { describe, expect, it } from 'vitest';
import { ref, understood } from '../testing.ts';

describe('an Apidae object', () => {
  it('has its prices', () => {
    const { document } = understood({
      descriptionTarif: {
        indicationTarif: 'PAYANT',
        tarifsEnClair: { libelleFr: 'À partir de 10 €.' },
        periodes: [
          {
            dateDebut: '2026-01-01',
            dateFin: '2026-12-31',
            tarifs: [
              {
                devise: 'CHF',
                minimum: 10,
                type: ref('TarifType', 1754, 'Adulte'),
                precisionTarif: { libelleFr: 'Visite' },
              },
            ],
          },
        ],
        modesPaiement: [ref('ModePaiement', 1271, 'Chèque')],
        complement: { libelleFr: 'Groupes sur demande' },
      },
    });
    expect(document.tarifs).toMatchObject({
      mode: 'payant',
      texte: { fr: 'À partir de 10 €.' },
      lignes: [
        {
          libelle: { code: '1754' },
          min: 10,
          devise: 'CHF',
          du: '2026-01-01',
          au: '2026-12-31',
          note: { fr: 'Visite' },
        },
      ],
      paiements: [{ code: '1271' }],
    });
    expect(document.textes).toMatchObject([{ sujet: { code: 'descriptionTarif.complement' } }]);
    expect(understood({ descriptionTarif: { gratuit: true } }).document.tarifs.mode).toBe('gratuit');
    expect(understood({ descriptionTarif: { gratuit: false } }).document.tarifs.mode).toBeUndefined();
  });
});
