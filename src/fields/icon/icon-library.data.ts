import type { LucideIcon } from "lucide-react";
import type { LibraryIconName } from "./icon-names.data.ts";
import arrowRight from "lucide-react/icons/arrow-right";
import award from "lucide-react/icons/award";
import baby from "lucide-react/icons/baby";
import badgeCheck from "lucide-react/icons/badge-check";
import bike from "lucide-react/icons/bike";
import bookOpen from "lucide-react/icons/book-open";
import briefcase from "lucide-react/icons/briefcase";
import brush from "lucide-react/icons/brush";
import building from "lucide-react/icons/building";
import cake from "lucide-react/icons/cake";
import calendar from "lucide-react/icons/calendar";
import camera from "lucide-react/icons/camera";
import car from "lucide-react/icons/car";
import check from "lucide-react/icons/check";
import circleCheck from "lucide-react/icons/circle-check";
import clock from "lucide-react/icons/clock";
import coffee from "lucide-react/icons/coffee";
import creditCard from "lucide-react/icons/credit-card";
import croissant from "lucide-react/icons/croissant";
import droplet from "lucide-react/icons/droplet";
import dumbbell from "lucide-react/icons/dumbbell";
import eye from "lucide-react/icons/eye";
import fileText from "lucide-react/icons/file-text";
import flame from "lucide-react/icons/flame";
import flower from "lucide-react/icons/flower";
import gift from "lucide-react/icons/gift";
import globe from "lucide-react/icons/globe";
import graduationCap from "lucide-react/icons/graduation-cap";
import hammer from "lucide-react/icons/hammer";
import handHeart from "lucide-react/icons/hand-heart";
import headphones from "lucide-react/icons/headphones";
import heart from "lucide-react/icons/heart";
import house from "lucide-react/icons/house";
import image from "lucide-react/icons/image";
import key from "lucide-react/icons/key";
import languages from "lucide-react/icons/languages";
import laptop from "lucide-react/icons/laptop";
import leaf from "lucide-react/icons/leaf";
import lightbulb from "lucide-react/icons/lightbulb";
import lock from "lucide-react/icons/lock";
import mail from "lucide-react/icons/mail";
import mapPin from "lucide-react/icons/map-pin";
import messageCircle from "lucide-react/icons/message-circle";
import moon from "lucide-react/icons/moon";
import music from "lucide-react/icons/music";
import parcel from "lucide-react/icons/package";
import palette from "lucide-react/icons/palette";
import pawPrint from "lucide-react/icons/paw-print";
import percent from "lucide-react/icons/percent";
import phone from "lucide-react/icons/phone";
import plane from "lucide-react/icons/plane";
import plus from "lucide-react/icons/plus";
import recycle from "lucide-react/icons/recycle";
import rocket from "lucide-react/icons/rocket";
import scissors from "lucide-react/icons/scissors";
import shieldCheck from "lucide-react/icons/shield-check";
import shoppingBag from "lucide-react/icons/shopping-bag";
import shoppingCart from "lucide-react/icons/shopping-cart";
import smartphone from "lucide-react/icons/smartphone";
import smile from "lucide-react/icons/smile";
import snowflake from "lucide-react/icons/snowflake";
import sparkles from "lucide-react/icons/sparkles";
import star from "lucide-react/icons/star";
import stethoscope from "lucide-react/icons/stethoscope";
import store from "lucide-react/icons/store";
import sun from "lucide-react/icons/sun";
import tag from "lucide-react/icons/tag";
import thumbsUp from "lucide-react/icons/thumbs-up";
import treePine from "lucide-react/icons/tree-pine";
import truck from "lucide-react/icons/truck";
import user from "lucide-react/icons/user";
import users from "lucide-react/icons/users";
import utensils from "lucide-react/icons/utensils";
import video from "lucide-react/icons/video";
import wallet from "lucide-react/icons/wallet";
import wheat from "lucide-react/icons/wheat";
import wifi from "lucide-react/icons/wifi";
import wine from "lucide-react/icons/wine";
import wrench from "lucide-react/icons/wrench";
import zap from "lucide-react/icons/zap";

/** The drawings of the icons that owners choose from. */
export const iconLibrary: Readonly<Record<LibraryIconName, LucideIcon>> = {
  check: check,
  "circle-check": circleCheck,
  star: star,
  heart: heart,
  "thumbs-up": thumbsUp,
  award: award,
  "badge-check": badgeCheck,
  "shield-check": shieldCheck,
  sparkles: sparkles,
  zap: zap,
  rocket: rocket,
  lightbulb: lightbulb,
  leaf: leaf,
  flower: flower,
  "tree-pine": treePine,
  sun: sun,
  moon: moon,
  snowflake: snowflake,
  flame: flame,
  droplet: droplet,
  recycle: recycle,
  "paw-print": pawPrint,
  baby: baby,
  user: user,
  users: users,
  smile: smile,
  "hand-heart": handHeart,
  coffee: coffee,
  croissant: croissant,
  cake: cake,
  wheat: wheat,
  utensils: utensils,
  wine: wine,
  gift: gift,
  "shopping-bag": shoppingBag,
  "shopping-cart": shoppingCart,
  store: store,
  "credit-card": creditCard,
  wallet: wallet,
  percent: percent,
  tag: tag,
  package: parcel,
  truck: truck,
  car: car,
  bike: bike,
  plane: plane,
  house: house,
  building: building,
  key: key,
  lock: lock,
  "map-pin": mapPin,
  globe: globe,
  languages: languages,
  phone: phone,
  smartphone: smartphone,
  laptop: laptop,
  wifi: wifi,
  mail: mail,
  "message-circle": messageCircle,
  headphones: headphones,
  clock: clock,
  calendar: calendar,
  camera: camera,
  image: image,
  video: video,
  music: music,
  palette: palette,
  brush: brush,
  scissors: scissors,
  hammer: hammer,
  wrench: wrench,
  dumbbell: dumbbell,
  stethoscope: stethoscope,
  "book-open": bookOpen,
  "graduation-cap": graduationCap,
  briefcase: briefcase,
  "file-text": fileText,
  eye: eye,
  "arrow-right": arrowRight,
  plus: plus,
};
