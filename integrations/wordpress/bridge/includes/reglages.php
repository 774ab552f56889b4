<?php
/**
 * The page of settings: the nonce and the saving are those of WordPress.
 *
 * @package Bridge
 */

defined( 'ABSPATH' ) || exit;

/** Fields of the page, in their order. */
function bridge_champs() {
	return array(
		'serveur' => array( __( 'Adresse du serveur', 'bridge' ), 'url', __( 'Par exemple https://bridge.exemple.fr', 'bridge' ) ),
		'site'    => array( __( 'Code du site', 'bridge' ), 'text', __( 'Celui des réglages du site dans Bridge.', 'bridge' ) ),
		'cache'   => array( __( 'Durée de conservation (minutes)', 'bridge' ), 'number', __( 'De 1 à 1440. Au-delà, la page est redemandée au serveur.', 'bridge' ) ),
	);
}

/** Declares the settings; options.php checks the nonce and who may save. */
function bridge_declarer_reglages() {
	register_setting(
		'bridge',
		'bridge_reglages',
		array( 'type' => 'array', 'sanitize_callback' => 'bridge_nettoyer', 'default' => array() )
	);
	add_settings_section( 'bridge', '', '__return_null', 'bridge' );
	foreach ( bridge_champs() as $nom => $champ ) {
		add_settings_field( 'bridge_' . $nom, $champ[0], 'bridge_champ', 'bridge', 'bridge', array( 'nom' => $nom, 'label_for' => 'bridge_' . $nom ) );
	}
}

/**
 * What is saved: only what can be used, and the rest said.
 *
 * @param mixed $saisis As they were typed.
 * @return array{serveur: string, site: string, cache: int}
 */
function bridge_nettoyer( $saisis ) {
	$avant = bridge_reglages();
	if ( ! current_user_can( 'manage_options' ) || ! is_array( $saisis ) ) {
		return $avant;
	}
	$serveur = bridge_origine( isset( $saisis['serveur'] ) ? $saisis['serveur'] : '' );
	$site    = bridge_mot( isset( $saisis['site'] ) ? trim( (string) $saisis['site'] ) : '' );
	if ( '' === $serveur ) {
		add_settings_error( 'bridge_reglages', 'serveur', __( 'L’adresse du serveur commence par https://.', 'bridge' ) );
	}
	if ( '' === $site ) {
		add_settings_error( 'bridge_reglages', 'site', __( 'Le code du site s’écrit en minuscules, chiffres et tirets.', 'bridge' ) );
	}
	delete_transient( 'bridge_repos' );
	return array(
		'serveur' => '' === $serveur ? $avant['serveur'] : $serveur,
		'site'    => '' === $site ? $avant['site'] : $site,
		'cache'   => max( 1, min( 1440, (int) ( isset( $saisis['cache'] ) ? $saisis['cache'] : 10 ) ) ),
	);
}

/** In the menu « Réglages », for who may change them. */
function bridge_ajouter_page() {
	add_options_page( 'Bridge', 'Bridge', 'manage_options', 'bridge', 'bridge_page' );
}

/**
 * One field.
 *
 * @param array{nom: string} $args Which one.
 */
function bridge_champ( array $args ) {
	$nom    = $args['nom'];
	$champ  = bridge_champs()[ $nom ];
	$valeur = bridge_reglages()[ $nom ];
	printf(
		'<input class="regular-text" type="%1$s" id="bridge_%2$s" name="bridge_reglages[%2$s]" value="%3$s" required aria-describedby="bridge_%2$s_aide"%4$s><p class="description" id="bridge_%2$s_aide">%5$s</p>',
		esc_attr( $champ[1] ),
		esc_attr( $nom ),
		esc_attr( (string) $valeur ),
		'number' === $champ[1] ? ' min="1" max="1440"' : '',
		esc_html( $champ[2] )
	);
}

/** The page itself. */
function bridge_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><form method="post" action="options.php">';
	settings_fields( 'bridge' );
	do_settings_sections( 'bridge' );
	submit_button();
	echo '</form></div>';
}
