import { type ObjetRetenu, objet } from '@bridge/contract';
import { Anchor, Badge, Text } from '@mantine/core';
import { Link } from 'react-router';
import { nameOfType } from '../../catalogue/type-look.ts';
import { Vignette } from '../../catalogue/vignette.tsx';
import { recordPath } from '../../resource/record-path.ts';
import { formatDate, formatMoney } from '../../resource/values/format.ts';
import { ResultatPage } from './resultat.page.tsx';
import classes from './selections.module.css';
import type { VueProps } from './vue.ts';

export function ResultatTable({ brouillon }: VueProps) {
  return (
    <ResultatPage brouillon={brouillon}>
      {(items, first) => (
        <div className={classes.scroll}>
          <table className={classes.table} aria-label="Objets retenus">
            <thead>
              <tr>
                <th scope="col" data-figures>
                  Rang
                </th>
                <th scope="col">Objet</th>
                <th scope="col">Type</th>
                <th scope="col">Commune</th>
                <th scope="col">Prochaine date</th>
                <th scope="col" data-figures>
                  À partir de
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((item, rang) => (
                <Ligne key={item.id} item={item} rang={first + rang} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ResultatPage>
  );
}

function Ligne({ item, rang }: { readonly item: ObjetRetenu; readonly rang: number }) {
  return (
    <tr>
      <td data-figures>{rang}</td>
      <th scope="row">
        <span className={classes.name}>
          <Vignette url={item.photo} type={item.typeBridge} />
          <span>
            <NomObjet item={item} />
            {item.epingle && <Epingle />}
          </span>
        </span>
      </th>
      <td>{nameOfType(item.typeBridge)}</td>
      <td>{item.commune || <Blank />}</td>
      <td>{item.prochaineDate ? formatDate(item.prochaineDate) : <Blank />}</td>
      <td data-figures>{item.prixMin === null ? <Blank /> : formatMoney(item.prixMin)}</td>
    </tr>
  );
}

export function NomObjet({ item }: { readonly item: Pick<ObjetRetenu, 'id' | 'nom'> }) {
  return (
    <Anchor component={Link} to={recordPath(objet, item.id)} inherit>
      {item.nom}
    </Anchor>
  );
}

export function Epingle() {
  return (
    <Badge variant="light" size="sm" ml={6}>
      Épinglé
    </Badge>
  );
}

function Blank() {
  return (
    <Text span c="dimmed" inherit>
      —
    </Text>
  );
}
