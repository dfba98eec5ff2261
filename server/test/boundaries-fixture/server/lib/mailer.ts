import nodemailer from "nodemailer";
import { log } from "./logger.ts";
import { AppError } from "../errors.ts";
