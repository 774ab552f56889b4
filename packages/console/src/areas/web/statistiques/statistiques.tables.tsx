import { formatNumber, objet, type Statistiques } from '@bridge/contract';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { recordPath } from '../../../resource/record-path.ts';
import { formatDate } from '../../../resource/values/format.ts';
import classes from '../web.module.css';
import type { Jour } from './statistiques.rules.ts';

export function Fait({ nom, valeur }: { readonly nom: string; readonly valeur: number }) {
  return (
    <div>
      <dt>{nom}</dt>
      <dd>{formatNumber(valeur)}</dd>
    </div>
  );
}

export function ParJour({ jours }: { readonly jours: readonly Jour[] }) {
  return (
    <table className={classes.table} aria-label="Vues et clics par jour">
      <thead>
        <tr>
          <th scope="col">Jour</th>
          <th scope="col" data-figures>
            Vues
          </th>
          <th scope="col" data-figures>
            Clics
          </th>
        </tr>
      </thead>
      <tbody>
        {jours.toReversed().map(({ jour, vues, clics }) => (
          <tr key={jour}>
            <th scope="row">{formatDate(jour)}</th>
            <td data-figures>{formatNumber(vues)}</td>
            <td data-figures>{formatNumber(clics)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Objets({ objets }: Pick<Statistiques, 'objets'>) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label="Objets les plus vus">
        <thead>
          <tr>
            <th scope="col">Objets les plus vus</th>
            <th scope="col" data-figures>
              Vues
            </th>
            <th scope="col" data-figures>
              Clics
            </th>
          </tr>
        </thead>
        <tbody>
          {objets.map(({ id, nom, vues, clics }) => (
            <tr key={id}>
              <th scope="row">
                <Anchor component={Link} to={recordPath(objet, id)} size="sm">
                  {nom}
                </Anchor>
              </th>
              <td data-figures>{formatNumber(vues)}</td>
              <td data-figures>{formatNumber(clics)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MotsProps {
  readonly titre: string;
  readonly help?: string;
  readonly mots: Statistiques['recherches'];
}

export function Mots({ titre, help, mots }: MotsProps) {
  if (mots.length === 0) return null;
  return (
    <section aria-label={titre}>
      <Title order={3} size="h5">
        {titre}
      </Title>
      {help && (
        <Text size="xs" c="dimmed">
          {help}
        </Text>
      )}
      <ul className={classes.lines} aria-label={titre}>
        {mots.map(({ texte, nombre }) => (
          <li key={texte} className={classes.line}>
            <Text size="sm">{texte}</Text>
            <Text size="sm" c="dimmed">
              {formatNumber(nombre)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
