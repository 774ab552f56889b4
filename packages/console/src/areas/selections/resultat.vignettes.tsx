import { Text } from '@mantine/core';
import { nameOfType } from '../../catalogue/type-look.ts';
import { Vignette } from '../../catalogue/vignette.tsx';
import { ResultatPage } from './resultat.page.tsx';
import { Epingle, NomObjet } from './resultat.table.tsx';
import classes from './selections.module.css';
import type { VueProps } from './vue.ts';

/** The objets as visitors will see them: a picture and a name each. */
export function ResultatVignettes({ brouillon }: VueProps) {
  return (
    <ResultatPage brouillon={brouillon}>
      {(items) => (
        <ul className={classes.cards} aria-label="Objets retenus">
          {items.map((item) => (
            <li key={item.id} className={classes.card}>
              <Vignette url={item.photo} type={item.typeBridge} size="card" />
              <div className={classes.words}>
                <NomObjet item={item} />
                {item.epingle && <Epingle />}
                <Text size="xs" c="dimmed">
                  {[nameOfType(item.typeBridge), item.commune].filter(Boolean).join(' · ')}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      )}
    </ResultatPage>
  );
}
