import { BODY_TYPES, CAR_COLOURS, carPictureSvg, type BodyType, type CarColour } from './carPicture';
import { CAR_PICTURE_WIDTHS, WIDE_PICTURE_WIDTH } from './pictureUrls';
