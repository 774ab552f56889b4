import type { ApercuDEdition } from '@bridge/contract';
import { useState } from 'react';
import { ApercuVide } from '../../common/apercus/apercu-etat.tsx';
import { Dites } from './dites.tsx';
import { PagesViewer } from './pages.viewer.tsx';

interface Props {
  readonly apercu: ApercuDEdition;
  /** The page in sight, when the parent turns pages too. */
  readonly page?: number;
  readonly onPage?: (page: number) => void;
}

/** The pages of a preview; the mistakes of a gabarit that cannot be read. */
export function PagesDApercu({ apercu, ...turned }: Props) {
  const [own, setOwn] = useState(1);
  const { page = own, onPage = setOwn } = turned;
  const { jeton, pages, largeur, hauteur, rectoVerso, erreurs } = apercu;
  if (erreurs.length > 0)
    return (
      <ApercuVide title="Le gabarit ne peut pas être lu">
        <Dites dites={erreurs} />
      </ApercuVide>
    );
  if (pages === 0) return null;
  return (
    <PagesViewer
      source={{ genre: 'apercu', jeton }}
      pages={pages}
      ratio={largeur / hauteur}
      rectoVerso={rectoVerso}
      page={Math.min(page, pages)}
      onPage={onPage}
    />
  );
}
