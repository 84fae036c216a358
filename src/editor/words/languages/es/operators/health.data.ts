import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "health"> = {
  title: "Estado",
  about:
    "Lo que encuentra npm run doctor: qué le pasa a este servidor y cómo arreglarlo. Una comprobación puede tardar unos minutos y no cambia nada.",
  check: "Comprobar ahora",
  begun: "La comprobación ha empezado",
  none: "Este servidor aún no se ha comprobado desde aquí. Inicie una comprobación para ver su estado.",
  running: "Comprobando desde {{time}}. Abajo están los resultados hasta ahora.",
  at: "Comprobado {{time}} en {{host}}",
  cut: "La comprobación de {{time}} se interrumpió. Abajo está lo que había encontrado.",
  subject: "Comprobación",
  state: "Estado",
  finding: "Resultado",
  states: {
    good: "Bien",
    warning: "Aviso",
    problem: "Problema",
  },
  checks: {
    settings: "Ajustes",
    versions: "Versiones",
    disk: "Disco",
    clock: "Reloj",
    database: "Base de datos",
    store: "Almacén de archivos",
    storage: "Archivos guardados",
    work: "Tareas en segundo plano",
    backups: "Copias de seguridad",
    dns: "DNS",
    mail: "Correo",
    server: "Servidor",
  },
  findings: {
    said: "Mensaje del programa: {{text}}",
    notChecked: "Sin comprobar: no se puede abrir la base de datos.",
    late: "Sin respuesta en {{seconds}} s.",
    failed: "No se ha podido comprobar ({{why}}).",
    settingsFine: "Todos se pueden usar.",
    settingsWrong: "{{why}} Las demás comprobaciones lo necesitan.",
    settingsApart:
      "APP_ORIGIN es {{origin}} y SITES_DOMAIN es {{domain}}: solo uno es accesible desde fuera. Ponga dominios propios en ambos o en ninguno.",
    settingsProxy:
      "APP_ORIGIN es una dirección https, así que hay un proxy delante, pero TRUST_PROXY no está definido: todos los visitantes cuentan como uno. Defina TRUST_PROXY=1 o el número de proxies.",
    settingsAddresses:
      "PUBLIC_ADDRESSES está definido, pero SITES_DOMAIN es localhost: defina también SITES_DOMAIN.",
    versionsFine: "{{parts}}.",
    nodeOld:
      "Node.js {{version}} es demasiado antiguo: inicie Vitrine con npm start, que trae {{lowest}} o posterior.",
    postgresOld:
      "PostgreSQL {{version}} es demasiado antiguo: actualícelo a {{lowest}} o posterior.",
    diskFine: "{{folder}}: {{freeBytes}} libres de {{allBytes}}.",
    diskLow: "{{folder}}: {{freeBytes}} libres de {{allBytes}}. Libere espacio pronto.",
    diskFull:
      "{{folder}}: {{freeBytes}} libres de {{allBytes}}. Libere espacio o no se podrá guardar nada.",
    diskFiles:
      "{{folder}} solo tiene sitio para {{left}} archivos más. Elimine archivos o use un sistema de archivos con más inodos.",
    diskGone:
      "No existe la carpeta {{folder}}: inicie el servidor una vez con npm start o defina DATA_DIR con la carpeta que usa.",
    diskClosed:
      "Este usuario no puede leer ni escribir en {{folder}}: use el usuario del servidor, dé permiso de escritura o defina otra carpeta en DATA_DIR.",
    diskOpen:
      "Cualquier usuario de esta máquina puede leer la base de datos en {{folder}}. Ejecute chmod 700 {{folder}}",
    clockFine: "Marca {{nowAt}}.",
    clockLong:
      "Marca {{nowAt}}, hace mucho tiempo. Póngalo en hora y manténgalo así con systemd-timesyncd o chrony.",
    clockBehind:
      "Va {{minutes}} min por detrás de lo que marcó antes. Póngalo en hora y manténgalo así con systemd-timesyncd o chrony.",
    clockApart:
      "Difiere {{minutes}} min del reloj de PostgreSQL. Póngalo en hora y manténgalo así con systemd-timesyncd o chrony.",
    databaseWhole: "Está íntegra.",
    databaseAnswers: "Responde.",
    schemaNone: "Aún no tiene tablas: inicie el servidor una vez con npm start.",
    schemaNewer:
      "Ha trabajado en ella una versión más reciente de Vitrine (paso {{step}}): use esa o una posterior.",
    schemaOpen: "El próximo inicio la migra: npm run upgrade-check dice qué cambia.",
    schemaFine: "Sus tablas son las de esta versión.",
    storeFine: "{{store}} se puede leer.",
    storeNoBucket: "{{what}}. No existe ese bucket: créelo o ponga otro en STORAGE_URL.",
    storeSecret:
      "{{what}}. El secreto de STORAGE_URL es otro: póngalo como lo muestra el almacén, con / y + escritos %2F y %2B.",
    storeKey:
      "{{what}}. El almacén no conoce la clave de STORAGE_URL: ponga una que él haya creado.",
    storeDenied:
      "{{what}}. La clave de STORAGE_URL no puede leer ahí: permítale leer, escribir, listar y borrar en ese bucket.",
    storeRegion: "{{what}}. La región es otra: ponga ?region=… al final de STORAGE_URL.",
    storeClock:
      "{{what}}. El reloj de esta máquina va mal: sincronícelo con un servidor de tiempo.",
    storeFails: "{{what}}. Revise STORAGE_URL y si el almacén está en marcha.",
    filesFine: "Está todo lo que compone los sitios publicados.",
    filesFolder:
      "Falta {{folder}} y los sitios publicados ({{sites}}) lo necesitan: ponga en DATA_DIR la carpeta de esta base de datos o restaure una copia con npm run restore ARCHIVO.",
    filesLostDisk:
      "Se han perdido archivos de sitios publicados (sitios {{sites}}). El servidor los rehace solo; GET /api/v1/operator/lost-files lista los que no puede. Revise el disco.",
    filesLostStore:
      "Se han perdido archivos de sitios publicados (sitios {{sites}}). El servidor los rehace solo; GET /api/v1/operator/lost-files lista los que no puede. Revise el almacén.",
    filesPart:
      "En el tiempo previsto solo se han podido mirar {{looked}} de {{all}} sitios publicados; de los demás no se sabe.",
    workFine: "Nada va con retraso.",
    workLate:
      "Algunas llevan más de 15 minutos pendientes ({{kinds}}): compruebe que el servidor funciona.",
    workFailed:
      "Algunas se abandonaron ({{kinds}}): véalas y repítalas en «Tareas en segundo plano», y los correos también en «Bandeja de salida». El registro dice por qué.",
    backupsNone:
      "Las copias automáticas están desactivadas: ponga en BACKUP_DIR una carpeta de otro disco o la dirección de un almacén, o ejecute npm run backup ARCHIVO con regularidad.",
    backupsEarly:
      "{{name}} en {{place}} lleva una fecha futura y no cuenta: revise el reloj y luego renombre o elimine el archivo.",
    backupsMissing:
      "Aún no hay ninguna en {{place}}. La primera se hace un minuto después de iniciar el servidor; si no, el registro dice por qué.",
    backupsOld:
      "La más reciente en {{place}} es de {{newestAt}}, hace demasiado: compruebe que el servidor funciona y su registro.",
    backupsFine: "La más reciente en {{place}} es de {{newestAt}}.",
    dnsLocal: "Esta instalación es solo para esta máquina.",
    dnsFine: "{{name}} lleva a {{addresses}}.",
    dnsSilent:
      "Ningún servidor de nombres respondió sobre {{name}}: revise la red de la máquina y DNS_SERVERS si está definido.",
    dnsNone:
      "{{name}} no tiene dirección: añada un registro A o AAAA para {{record}} que lleve a esta máquina.",
    dnsOthers:
      "{{name}} lleva a {{addresses}}, que PUBLIC_ADDRESSES no nombra: corrija el registro o el ajuste.",
    mailNone:
      "SMTP_URL no está definido, así que no se envía correo; se queda en la bandeja de salida. Ponga un servidor de correo en SMTP_URL.",
    mailFine: "{{where}} acepta correo de esta instalación. No se ha enviado nada.",
    mailAuth:
      "{{where}} rechaza el usuario o la contraseña: corrija SMTP_URL, con los caracteres especiales codificados con %.",
    mailNotFound: "No se encuentra {{where}}: corrija el host en SMTP_URL o el DNS de la máquina.",
    mailNobody:
      "Nadie responde en {{where}}: corrija el host y el puerto en SMTP_URL y compruebe que el servidor de correo funciona.",
    mailSilent:
      "{{where}} no responde: revise el host y el puerto en SMTP_URL y que no haya un cortafuegos por medio. Muchos proveedores bloquean el puerto 25; pruebe 587.",
    mailTls:
      "Sin conexión segura con {{where}}: use smtps:// con el puerto 465 y smtp:// con el 587, y un servidor con certificado válido.",
    mailFails: "{{where}} no se puede usar ({{codes}}): revise SMTP_URL.",
    mailSender:
      "{{where}} rechaza {{sender}} como remitente: ponga en MAIL_FROM, o en «Remitente de los correos» en Ajustes, una dirección que acepte.",
    mailSendersRefused:
      "Hay correos no aceptados por su remitente ({{refused}}): ponga en MAIL_FROM, o en «Remitente de los correos» en Ajustes, una dirección que el servidor de correo conozca y reenvíelos desde la bandeja de salida.",
    mailLate:
      "Hay correos esperando desde hace más de una hora ({{waiting}}): la bandeja de salida y el registro dicen por qué.",
    serverFine: "Funciona y acepta cambios.",
    serverNone: "Nada responde en el puerto {{port}}: inicie el servidor con npm start.",
    serverOther: "El puerto {{port}} es de otro programa: defina PORT o deténgalo.",
    serverReadonly:
      "Funciona, pero no acepta cambios ({{status}}): su registro y las demás comprobaciones dicen por qué.",
    outsideFine: "{{origin}} responde, con un certificado válido.",
    outsideStatus:
      "{{origin}} responde con {{status}}: haga que el proxy de delante pase todas las peticiones con su cabecera Host.",
    outsideCertificate:
      "El certificado de {{origin}} no es válido ({{cause}}): mire el registro del proxy.",
    outsideFails:
      "{{origin}} no responde ({{cause}}): compruebe que el proxy funciona y que sus puertos 80 y 443 están abiertos.",
  },
};
