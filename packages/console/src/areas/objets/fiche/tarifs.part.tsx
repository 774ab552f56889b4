import { type DocumentObjet, formatNumber, NOMS_DE_MODE_DE_TARIF } from '@bridge/contract';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatPeriod } from '../../../resource/values/format.ts';
import { useLanguages } from '../../../resource/values/language.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from './fiche.module.css';
import { motsDe, texteDe } from './textes.rules.ts';

type Tarifs = DocumentObjet['tarifs'];
type Ligne = Tarifs['lignes'][number];

interface Props {
  readonly tarifs: Tarifs;
}

export function TarifsPart({ tarifs, aside }: Props & { readonly aside: ReactNode }) {
  return (
    <Panel title="Tarifs" aside={aside}>
      <TarifsLus tarifs={tarifs} />
    </Panel>
  );
}

export function TarifsLus({ tarifs }: Props) {
  const langues = useLanguages();
  const { mode, lignes, paiements } = tarifs;
  const texte = texteDe(tarifs.texte, langues);
  return (
    <>
      {!mode && lignes.length === 0 && texte === '' && <Text c="dimmed">Aucun tarif indiqué.</Text>}
      {mode && <Text fw={550}>{NOMS_DE_MODE_DE_TARIF[mode]}</Text>}
      {lignes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls.
        <section className={classes.scroll} aria-label="Tableau des tarifs" tabIndex={0}>
          <table className={classes.table} aria-label="Tarifs">
            <thead>
              <tr>
                <th scope="col">Tarif</th>
                <th scope="col" data-figures>
                  Prix
                </th>
                <th scope="col">Période</th>
              </tr>
            </thead>
            <tbody>
              {lignes.map((ligne, rank) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: prices have no identity but their rank, and nothing here has a state.
                <tr key={rank}>
                  <th scope="row">
                    {motsDe(ligne.libelle, langues)}
                    <Text size="xs" c="dimmed">
                      {texteDe(ligne.note, langues)}
                    </Text>
                  </th>
                  <td data-figures>{prixEnMots(ligne)}</td>
                  <td>{formatPeriod({ du: ligne.du ?? null, au: ligne.au ?? null })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {texte !== '' && <Text className={classes.written}>{texte}</Text>}
      {paiements.length > 0 && (
        <Text size="sm" c="dimmed">
          {`Paiement\u00a0: ${paiements.map((terme) => motsDe(terme, langues)).join(', ')}`}
        </Text>
      )}
    </>
  );
}

/** A price in words: « 12,00 € », « 12,00 € à 18,00 € », « à partir de 12,00 € ». */
export function prixEnMots({ min, max, devise }: Pick<Ligne, 'min' | 'max' | 'devise'>): string {
  const format = (value: number) => {
    try {
      return new Intl.NumberFormat('fr', { style: 'currency', currency: devise }).format(value);
    } catch {
      // The code of the currency may be one that no browser knows.
      return `${formatNumber(value)}\u00a0${devise}`;
    }
  };
  if (min === undefined) return max === undefined ? '' : `jusqu’à ${format(max)}`;
  if (max === undefined) return `à partir de ${format(min)}`;
  return min === max ? format(min) : `${format(min)} à ${format(max)}`;
}
