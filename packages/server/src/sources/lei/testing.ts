import type { FluxLeiOuvert } from './flux.ts';

export function fluxLei(changes: Partial<FluxLeiOuvert> = {}): FluxLeiOuvert {
  return {
    mode: 'requete',
    url: 'https://lei.exemple.fr/xml/exploitation/listeproduits.asp',
    user: '2000001',
    pwkey: 'clef-secrete',
    clause: '2000001000008',
    parametres: [],
    champs: [],
    criteres: [],
    langues: [{ langue: 'fr', schema: 'WEBACCESS' }],
    entites: [],
    fenetre: 250,
    region: 'essai',
    roles: [],
    ...changes,
  };
}

/** An answer with these products, each written as its columns. */
export function reponseLei(
  produits: readonly string[],
  options: { definition?: string; dans?: string; apres?: string } = {},
): string {
  const { definition = `<nbrecords>${produits.length}</nbrecords>`, dans = '', apres = '' } = options;
  const liste = produits.map((produit) => `<sit_liste>${produit}</sit_liste>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<LEI><Definition>${definition}</Definition>\n<Resultat>${liste}${dans}<Les_temps><x>1</x></Les_temps></Resultat>${apres}</LEI>`;
}

export function produitLei(colonnes: Readonly<Record<string, string>> = {}): string {
  return Object.entries({
    PRODUIT: '219000001',
    NOM: 'Auberge du Chêne',
    TYPE_DE_PRODUIT: '77',
    TYPE_NOM: 'Restauration',
    ...colonnes,
  })
    .map(([name, value]) =>
      value.startsWith('<') ? `<${name}>${value}</${name}>` : `<${name}><![CDATA[${value}]]></${name}>`,
    )
    .join('');
}
