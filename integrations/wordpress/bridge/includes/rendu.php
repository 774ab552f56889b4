<?php
/**
 * The shortcode and what the block shares with it.
 *
 * @package Bridge
 */

defined( 'ABSPATH' ) || exit;

/**
 * `[bridge liste="restaurants" site="ot" langue="fr"]`.
 *
 * @param mixed $attributs As they were typed.
 */
function bridge_code_court( $attributs ) {
	$lus = shortcode_atts(
		array( 'liste' => '', 'fiche' => '', 'carte' => '', 'site' => '', 'langue' => '' ),
		is_array( $attributs ) ? $attributs : array(),
		'bridge'
	);
	foreach ( array( 'liste', 'fiche', 'carte' ) as $genre ) {
		if ( '' !== $lus[ $genre ] ) {
			return bridge_rendu(
				array( 'genre' => $genre, 'code' => $lus[ $genre ], 'site' => $lus['site'], 'langue' => $lus['langue'] )
			);
		}
	}
	return bridge_avis( __( 'Bridge : indiquez une liste, une fiche ou une carte.', 'bridge' ) );
}

/**
 * The HTML of what is asked, from the server of the settings.
 *
 * @param array<string, string> $demande genre, code, site, langue.
 */
function bridge_rendu( array $demande ) {
	$page = bridge_adresse( $demande );
	if ( '' === $page ) {
		return bridge_avis( __( 'Bridge : vérifiez le code, et l’adresse du serveur dans les réglages.', 'bridge' ) );
	}
	$texte   = isset( $_SERVER['QUERY_STRING'] ) ? wp_unslash( $_SERVER['QUERY_STRING'] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- bridge_requete() keeps what is sound.
	$requete = 'liste' === $demande['genre'] ? bridge_requete( bridge_lire_requete( $texte ) ) : array();
	$html    = bridge_sans_script( bridge_contenu( $page, $requete ) );
	if ( '' === $html ) {
		return bridge_avis( __( 'Bridge : ce contenu n’est pas disponible pour le moment.', 'bridge' ) );
	}
	wp_enqueue_script( 'bridge', bridge_reglages()['serveur'] . '/public/_bridge/bridge.js', array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- the server says how long it is fresh.
	$ici = get_permalink();
	return '<div class="bridge-wordpress" data-bridge-source="' . esc_url( $page ) . '">'
		. bridge_lien_de_styles( bridge_styles( $html ) )
		. ( $ici ? bridge_rester( $html, $page, $ici ) : $html )
		. '</div>';
}

/**
 * Before what it dresses, and once a page: nothing is seen undressed.
 *
 * @param string $adresse Of the styles, or nothing.
 */
function bridge_lien_de_styles( $adresse ) {
	static $donnes = array();
	if ( '' === $adresse || isset( $donnes[ $adresse ] ) ) {
		return '';
	}
	$donnes[ $adresse ] = true;
	return '<link rel="stylesheet" href="' . esc_url( $adresse ) . '">'; // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- enqueued here, it would come after the list.
}

/**
 * Said to who writes the site. Visitors see nothing.
 *
 * @param string $texte What is wrong.
 */
function bridge_avis( $texte ) {
	return current_user_can( 'edit_posts' ) ? '<p class="bridge-avis">' . esc_html( $texte ) . '</p>' : '';
}

/**
 * The script is a module.
 *
 * @param string $balise The tag.
 * @param string $nom    Of the script.
 */
function bridge_comme_module( $balise, $nom ) {
	return 'bridge' === $nom ? str_replace( '<script ', '<script type="module" ', str_replace( array( ' type="text/javascript"', " type='text/javascript'" ), '', $balise ) ) : $balise;
}
