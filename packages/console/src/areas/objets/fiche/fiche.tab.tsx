import { civilDay, type FicheObjet, type PartieCorrigee } from '@bridge/contract';
import { mediasMontres } from '../corrections/photos.rules.ts';
import { AspectsPart } from './aspects.part.tsx';
import { ChampsPart } from './champs.part.tsx';
import { ContactsPart } from './contacts.part.tsx';
import { Corrige } from './corrige.tsx';
import { CriteresPart } from './criteres.part.tsx';
import classes from './fiche.module.css';
import { LiensPart } from './liens.part.tsx';
import { LieuPart } from './lieu.part.tsx';
import { MediasPart } from './medias.part.tsx';
import { NotesPanel } from './notes.panel.tsx';
import { OuverturePart } from './ouverture.part.tsx';
import { ProvenancePart } from './provenance.part.tsx';
import { isLent } from './reserve.tsx';
import { TarifsPart } from './tarifs.part.tsx';
import { TextesPart } from './textes.part.tsx';

/** The record in the common shape of all systems. */
export function FicheTab({ fiche }: { readonly fiche: FicheObjet }) {
  const { objet, unites, corrections } = fiche;
  // Corrections win over the source, as on public pages.
  const corrected = Object.fromEntries(corrections.map(({ partie, valeur }) => [partie, valeur]));
  const document: FicheObjet['document'] = { ...fiche.document, ...corrected };
  const medias = mediasMontres(document.medias, fiche.document.medias);
  const corrige = (partie: PartieCorrigee) => <Corrige corrections={corrections} partie={partie} />;
  return (
    <div className={classes.layout}>
      <div className={classes.main}>
        <TextesPart fiche={fiche} />
        <OuverturePart
          fiche={{ ...fiche, document }}
          isCorrigee={'ouverture' in corrected}
          aside={corrige('ouverture')}
        />
        <TarifsPart tarifs={document.tarifs} aside={corrige('tarifs')} />
        <MediasPart medias={medias} today={civilDay(new Date())} aside={corrige('medias')} />
        <CriteresPart document={document} unites={unites.criteres} />
        <ChampsPart champs={document.champs} unites={unites.champs} />
        <AspectsPart aspects={document.aspects} />
        <LiensPart liens={document.liens} />
      </div>
      <div className={classes.main}>
        <LieuPart fiche={fiche} />
        <ContactsPart contacts={document.contacts} isPartial={isLent(fiche)} />
        <ProvenancePart fiche={fiche} />
        <NotesPanel record={objet} isLent={isLent(fiche)} />
      </div>
    </div>
  );
}
