import { stemmer } from '@orama/stemmers/spanish';
import type { LanguagePack } from '../languages.js';

export const spanish: LanguagePack = {
  code: 'es',
  stem: stemmer,
  letters: 'ñ¿¡',
  common:
    'el la los las un una unos unas de del y o pero no yo tu ella nosotros ellos ellas usted me te se nos mi mis tus ' +
    'su sus nuestro nuestra es son soy eres era fue ser estar esta estan estoy he ha han hay tengo tiene tener en con ' +
    'por para sin sobre desde hasta al lo le les que quien cual cuales como cuando donde cuanto cuantos mas muy ya ' +
    'tambien este estos estas ese esa puedo hace',
  empty:
    'casa piso habitación calle ciudad país dirección número teléfono contraseña cuenta banco tarjeta dinero precio ' +
    'pagar comprar vender cumpleaños fecha cita reunión escuela curso oficina trabajo trabajar vivir vivo vive viaje ' +
    'vacaciones coche autobús tren ir comer beber agua libro leer película música jugar aprender hablar idioma amigo ' +
    'niño hombre mujer color rojo azul verde negro blanco día semana mes año hora mañana tarde lunes martes ' +
    'miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre ' +
    'noviembre diciembre alérgico alergia dormir hacer tomar dar gustar gusta favorito nuevo viejo grande pequeño ' +
    'bueno siempre',
  everyday: `mascota animal: perro gato conejo hámster pájaro loro pez caballo tortuga
profesión trabajo empleo oficio: trabajo trabaja maestro maestra enfermera enfermero médico ingeniero cocinero abogado empresa
ciudad casa hogar: vivo vive piso apartamento mudé madrid barcelona valencia sevilla
instrumento: guitarra piano violín batería flauta trompeta toco
alergia alergias: alérgico alérgica marisco gluten nueces lactosa
comer comida: alérgico alérgica marisco gluten vegetariano vegetariana plato
familia: madre padre hermano hermana tío tía hijo hija abuelo abuela
hermanos: hermano hermana
hijos niños: hijo hija bebé
esposo esposa pareja: marido mujer casado casada novio novia
coche vehículo: conduzco seat auto moto camioneta
cumpleaños: nací nacido nacida
deporte ejercicio: fútbol correr corro nadar nado tenis yoga gimnasio
idioma: hablo inglés francés alemán
nombre: llama llamo
= llama nombre
= marido esposo
= coche auto carro
medicina medicamento pastilla: tomo insulina jarabe pastillas
enfermedad salud: diabetes asma migraña gripe tensión
afición pasatiempo: leer pintar senderismo jardín ajedrez colecciono tejer
bebida: café té vino cerveza zumo bebo
verduras: tomate zanahoria judías lechuga
carne: ternera cerdo pollo vegetariano
deuda: préstamo debo crédito
sueldo salario: gano cobro mes
alquiler: casero mes piso
vacaciones: viaje playa volamos
abuelos: abuela abuelo
nietos: nieto nieta
jefe: encargado directora director
ordenador computadora: portátil mac
miedo: arañas alturas volar
hueso fractura: rompí muñeca brazo pierna
= móvil celular teléfono
= ordenador computadora
= piso apartamento departamento
= zumo jugo
= abuela abuelita
= médico doctor
= bicicleta bici
= patatas papas
= gafas lentes`,
};
